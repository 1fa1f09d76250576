/** The usual sign for passkeys, a person with a key; the icon set has none. */
export function PasskeyIcon({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="9" cy="8" r="4" />
      <path d="M2 20a7 7 0 0 1 10-6.3M18 12.5a2.5 2.5 0 1 0-1 0V21l2-1.5-1-1.5 1-1.5-1-1.5" />
    </svg>
  )
}
