/** Returns the id of the heading of an activity on the page of its module, by its place from 0. */
export const activityId = (place: number) => `activity-${place}`;
