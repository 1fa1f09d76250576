import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import { LogoDisc } from './logo-disc.tsx'
import { isAllowedLogoSource } from './logo-source.ts'
import { tokenLetters, tokenTint } from './token-tint.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface TokenLogoProps {
  symbol: string
  /** Where its picture lies; of several the next is tried when one fails. */
  src?: string | readonly string[] | null
  size?: number
  /** Only where no symbol stands beside it. */
  label?: string
  className?: string
}

export function TokenLogo({ symbol, src, size = 32, label, className }: TokenLogoProps) {
  const sources = [src ?? []].flat().filter(isAllowedLogoSource)
  const [broken, setBroken] = useState<readonly string[]>([])
  const source = sources.find((each) => !broken.includes(each))
  return (
    <LogoDisc size={size} className={className}>
      {source === undefined ? (
        <Letters symbol={symbol} />
      ) : (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          // Nothing is said: the browser has logged it, and the letters stand in its place.
          onError={() => setBroken((before) => [...before, source])}
          className="size-full object-cover"
        />
      )}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </LogoDisc>
  )
}

function Letters({ symbol }: { symbol: string }) {
  const tint = tokenTint(symbol)
  return (
    <svg viewBox="0 0 32 32" className="size-full forced-color-adjust-none" aria-hidden="true">
      <rect width="32" height="32" fill={tint.ground} />
      <text
        x="16"
        y="20.5"
        textAnchor="middle"
        fontSize="12.5"
        letterSpacing="-.3"
        fill={tint.letters}
        className="font-sans font-semibold"
      >
        {tokenLetters(symbol)}
      </text>
    </svg>
  )
}

/** Two logos, overlapping; the ring takes the ground below (`ring-surface`, `ring-raised`). */
export function LogoPair({
  children,
  ringClassName = 'ring-surface',
}: {
  children: [ReactNode, ReactNode]
  ringClassName?: string
}) {
  return (
    <span className="inline-flex flex-none">
      {children[0]}
      <span className={cx('-ml-2 inline-flex rounded-full ring-2', ringClassName)}>{children[1]}</span>
    </span>
  )
}
