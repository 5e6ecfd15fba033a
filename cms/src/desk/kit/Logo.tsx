import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';

function Mark({ size }: { size: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="M16 2.5c8 0 13.5 5 13.2 12.8C29 24 23 29.5 15.5 29.4 7.5 29.3 2.6 23.5 2.8 16 3 8 8.5 2.5 16 2.5Z" />
      <path d="M16.5 8c5 0 8 3 7.7 7.8-.3 5-3.7 8.2-8.2 8.2-4.8 0-7.8-3-7.7-7.7C8.5 11.5 11.7 8 16.5 8Z" />
      <circle cx="16.3" cy="16" r="2.8" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="brand">
      <Mark size={56} />
      <span className="brand__name">{PRODUCT_NAME}</span>
    </span>
  );
}

/** Payload shows this icon as the first breadcrumb of every screen. */
export function Icon() {
  return (
    <span className="brand brand--icon">
      <Mark size={18} />
    </span>
  );
}
