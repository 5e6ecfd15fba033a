/** Replies to a reader who may be in a crisis. Each sentence is short, because it is read in panic. */
export const crisis = {
  /** `call` stands below the emergency numbers, `lines` above the help lines, and `noLines` in place of them. */
  emergency: {
    title: 'This may be an emergency',
    call: 'Call an ambulance.',
    text: 'Say where you are and what has happened. Say whether the person is awake and breathing. Stay on the phone.',
    more: 'If you cannot call, ask somebody near you. Do not wait for an answer here.',
  },
  poison: {
    title: 'This may be poisoning',
    call: 'If the person does not wake up, has a seizure or cannot breathe well, call an ambulance.',
    text: 'Say what was taken, how much and when. Keep the packet at hand. Do not make the person vomit.',
    lines: 'If the person is awake and breathes well, call a poison centre. Do not wait for signs of poisoning:',
    noLines: 'We know no poison centre there. Call the emergency number, even before there are signs of poisoning.',
  },
  suicide: {
    title: 'Nobody has to carry this alone',
    call: 'In danger right now, or if something has already been taken or done, call this number.',
    text: 'This assistant is a set of rules and cannot help with this. People can. They listen without judging, to you or to somebody who worries about another person.',
    lines: 'You can call or write to:',
    noLines: 'We know no help line there.',
  },
  violence: {
    title: 'Nobody has to live with violence',
    call: 'In danger right now, call this number.',
    text: 'You can ask for help for yourself, for another person, or because you are afraid of hurting somebody. You need no proof, and you need not be sure.',
    lines: 'These lines know about violence:',
    noLines: 'We know no line against violence there.',
    device:
      'If somebody may look at this device: the button clears this chat and opens another website. Pages that you visited stay in the browser’s history until you remove them.',
    leave: 'Leave this page',
  },
  /** Shown above an ordinary reply when the reader may be in a crisis. Links follow. */
  maybe: {
    emergency: 'If somebody does not wake up, cannot breathe well or is badly hurt, call an ambulance:',
    poison: 'If somebody has taken too much or something harmful, do not wait for signs of poisoning:',
    suicide: 'If you or somebody near you thinks of dying, there are people who listen:',
    violence: 'If somebody hurts or threatens you or another person, there is help:',
  },
  /** Shown below an ordinary reply that may have missed a crisis. Links follow. */
  missed: 'If somebody is in danger, or if you would like to talk to a person:',
  medicine:
    'This assistant answers no questions about medicines or doses. If too much or something wrong was taken, do not wait for signs: call a poison centre or the emergency number.',
};
