/** The product's name, in this one place. */
export const PRODUCT_NAME = 'Common Ground';
