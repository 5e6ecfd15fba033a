/** Of the queue, below the admin's own path. */
export const QUEUE_PATH = '/review';
