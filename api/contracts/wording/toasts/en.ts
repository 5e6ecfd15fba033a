import type { Plural } from '../plural.ts';

/**
 * What toasts say, as the specification has it. In files of their own, because the browser loads these words with the
 * first toast and none of the others.
 */
export const toasts = {
  /** What a toast is; read aloud before it, and name of the region that toasts stand in. */
  label: 'Notification',
  /** Name, for screen readers, of the button with a cross. */
  close: 'Close notification',
  /** Link in a toast that leads to signing in. */
  signIn: 'Sign in',
  /** Button of the toast about a newer version. */
  refresh: 'Refresh',
  /** What happened, and a sentence about it. For a failure the sentence stands only where the server said nothing. */
  said: {
    loggedIn: { title: 'Welcome back!', text: 'Successfully logged in.' },
    loginFailed: { title: 'Login failed', text: 'Please check your credentials' },
    registered: { title: 'Welcome to {product}', text: 'Account created successfully.' },
    registrationFailed: { title: 'Registration failed', text: 'Please try again' },
    loggedOut: { title: 'Logged out', text: 'See you next time!' },
    /** The account's own settings. */
    profileUpdated: { title: 'Profile updated', text: 'Your profile has been updated successfully.' },
    profileUpdateFailed: { title: 'Update failed', text: 'Failed to update profile' },
    /** The form of the profile page. */
    profileSaved: { title: 'Profile updated successfully', text: 'Your profile has been updated successfully.' },
    profileSaveFailed: { title: 'Error updating profile', text: 'Failed to update profile' },
    /** Said on the home page. */
    accountDeleted: { title: 'Account deleted', text: 'Thank you for having been here.' },
    browserCleared: { title: 'Browser cleared', text: 'This browser keeps nothing of this site any more.' },
    bookmarkAdded: { title: 'Bookmark added', text: 'Content added to your bookmarks' },
    bookmarkRemoved: { title: 'Bookmark removed', text: 'Content removed from your bookmarks' },
    bookmarkFailed: { title: 'Error', text: 'Failed to update bookmark' },
    /** A new condition, said on the home page. */
    conditionSubmitted: { title: 'Success', text: 'Condition has been submitted for review' },
    conditionFailed: { title: 'Error', text: 'Failed to submit condition' },
    /** A change of a page, said on that page. */
    suggestionSubmitted: { title: 'Success', text: 'Suggestion has been submitted for review' },
    suggestionFailed: { title: 'Error', text: 'Failed to submit suggestion' },
    /** The answer to a reviewer who asked for changes. */
    answerSent: { title: 'Success', text: 'Your answer has been sent to the reviewers' },
    answerFailed: { title: 'Error', text: 'Failed to send the answer' },
    /** Of the forum. */
    topicCreated: { title: 'Topic created successfully' },
    topicFailed: { title: 'Error creating topic' },
    reportSent: { title: 'Reported', text: 'Moderators will look at it. Thank you!' },
    reportFailed: { title: 'Not reported', text: 'Please try again.' },
    linkCopied: { title: 'Link copied' },
    notificationsOn: { title: 'Notifications enabled', text: 'This device tells you what comes into your inbox.' },
    notificationsOff: { title: 'Notifications disabled', text: 'This device tells you nothing any more.' },
    signInRequired: { title: 'Sign in required', text: 'Please sign in to bookmark content' },
    watchAdded: { title: 'Watching this page', text: 'Its changes will come into your notifications.' },
    watchRemoved: { title: 'No longer watched', text: 'Changes of this page no longer come into your notifications.' },
    watchFailed: { title: 'Error', text: 'This could not be changed.' },
    watchSignIn: { title: 'Sign in required', text: 'Please sign in to watch pages' },
    /** A report that an administrator decided. */
    reportUpdated: { title: 'Report updated successfully' },
    reportUpdateFailed: { title: 'Error updating report', text: 'Please try again' },
    /** A module of a learning path, said on the page of the path with `pointsEarned` after it. */
    moduleCompleted: { title: 'Module Completed!' },
    /** The connection went and came; the site as an app; a newer version, with the button `refresh`. */
    wentOffline: { title: 'Offline mode (some features limited)' },
    backOnline: { title: 'Back online' },
    installFailed: { title: 'Install failed (install manually from the browser menu)' },
    updateAvailable: { title: 'Update available' },
  },
  /** What a module brought; said only where it brought any. */
  pointsEarned: { one: 'You earned {count} point!', other: 'You earned {count} points!' } as Plural,
};
