export const roles = {
  user: 'User',
  contributor: 'Contributor',
  translator: 'Translator',
  reviewer: 'Medical reviewer',
  moderator: 'Moderator',
  editor: 'Editor',
  admin: 'Administrator',
};
