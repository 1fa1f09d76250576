import type { FeatureIcon } from '../../../lib/feature.ts'

/** Drawn like the icons of the set, which has none. */
export const Whale: FeatureIcon = ({ size = 24, strokeWidth = 1.75, className }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d="M3 12c0 5 4 7 8.5 7S20 16 20 11c0-1 .5-2 2-3-2-.5-3 0-4 1-1-1-2-1.5-4-1 1.500 1 2 2 2 3M3 12c2-2 5-2.500 8-1" />
  </svg>
)
