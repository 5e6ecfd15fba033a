// Without Zod, because scripts of the browser import this file.

/** Days of a week in the order of ISO 8601, which begins with Monday. */
export const DUTY_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A time of day, such as 09:30. The end of the day is 24:00. */
export const DUTY_TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
