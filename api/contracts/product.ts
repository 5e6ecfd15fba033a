export const PRODUCT_NAME = 'Common Ground';
