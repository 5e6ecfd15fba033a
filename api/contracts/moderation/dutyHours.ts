// Stands without the schema library: the browser's scripts read it.

/** The first day is that of weeks as ISO 8601 has them. */
export const DUTY_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A time of day, such as 09:30; 24:00 is the end of the day. */
export const DUTY_TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
