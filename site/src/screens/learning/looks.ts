export const learningCard = 'grid content-start gap-3 rounded-soft border border-line bg-raised p-6';
export const factRow = 'flex flex-wrap items-center gap-x-4 gap-y-[0.4rem]';
