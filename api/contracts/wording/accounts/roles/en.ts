/** What accounts may do, by the role's name in the API. */
export const roles = {
  user: 'User',
  contributor: 'Contributor',
  translator: 'Translator',
  reviewer: 'Medical reviewer',
  moderator: 'Moderator',
  editor: 'Editor',
  admin: 'Administrator',
};
