/**
 * Private messages from moderators to an author. A message promises no reply, gives no medical advice and does not sound
 * like a form letter. Help lines stand on the page /help-lines, not in a message.
 */
export const preparedMessages = {
  now: 'I have just read what you wrote, and I am worried about you. Are you safe at this moment? If you are in danger, please call the emergency number where you are, or somebody who can be with you now. There are people who listen by phone or in a chat, many of them day and night: you find them and their hours on our page “Help lines”. I am a volunteer and cannot replace them, but I did read you, and you matter to us.',
  read: 'Thank you for writing so openly. It sounds as if you are carrying a great deal, and I am sorry that it is so heavy. Are you thinking of ending your life? You can say it to me as it is. Talking with somebody trained for this helps many people: our page “Help lines” has numbers and chats by country. Is there somebody near you whom you could tell today?',
  aboutSomebody:
    'You are worried about somebody, and it is good that you do not keep that to yourself. You may ask them directly whether they think of suicide: asking does not put the thought into anybody’s head. If they are in danger now, call the emergency number where they are. The people on our page “Help lines” advise those who worry as well. Please look after yourself, too.',
  membersOnly:
    'What you wrote was open to everybody, and search engines can find it. If you like, your topic can be for members only: the answers stay, and those who help you here still see it. Nothing of your words changes. Tell me if you would rather have it so.',
  keptForMembers:
    'Your topic was open to everybody, and search engines could find it. To protect those who write in it, it is now for members only: the answers stay, and those who help here still see it. Nothing of your words has changed, and you have done nothing wrong.',
  method:
    'I have hidden a part of what was said, because it described in detail how somebody can hurt themselves, and that can put others who read here at risk. What you feel has its place here. You are welcome to write it again without those details.',
  dose: 'I have hidden a text that told somebody how much of a medicine to take. What helped one person can harm another. You are welcome to tell of your own experience; for a change of a dose, please ask a doctor or a pharmacist.',
  away: 'I am a volunteer, and I have to leave now. Nobody may be here for some hours, so please do not wait for an answer from us. Our page “Help lines” says when each line is open, and in danger there is the emergency number where you are.',
};
