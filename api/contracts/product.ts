export const PRODUCT_NAME = 'Common Ground';

/** Licence of the texts of the encyclopedia. Posts, talk and ratings stay with their authors (docs/decisions/051). */
export const CONTENT_LICENSE = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
