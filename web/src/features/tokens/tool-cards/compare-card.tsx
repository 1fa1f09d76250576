import Check from 'lucide-react/icons/check'
import { type ReactNode, useRef } from 'react'
import { formatClock } from '../../../lib/format-when.ts'
import { openToken } from '../../../lib/open-token.ts'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { useScrollFocus } from '../../../ui/use-scroll-focus.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Compared, FIGURES, findBetter } from './compare-figures.tsx'
import { toolCardCopy } from './copy.ts'
import { HeldCell } from './held-cell.tsx'

/** A column for each token. Two fit a phone; more of them scroll inside the card. */
export function CompareCard({ answer, vaultId }: CardProps<'compare_tokens'>) {
  const { tokens, unresolved, checkedAt } = answer
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <Card as="section" padded={false} aria-label={toolCardCopy.comparison} className="overflow-hidden">
      <div ref={box} className="overflow-x-auto -outline-offset-2">
        <table
          aria-label={tokens.map(({ token }) => token.symbol).join(', ')}
          className={cx('num w-full table-fixed border-collapse', tokens.length > 2 && 'min-w-140')}
        >
          <thead>
            <tr className="border-b">
              <th scope="col" className={cx(LABEL_CELL, 'h-11 w-40 font-regular max-md:w-33')}>
                {checkedAt === null ? (
                  <VisuallyHidden>{toolCardCopy.figure}</VisuallyHidden>
                ) : (
                  toolCardCopy.checked(formatClock(checkedAt))
                )}
              </th>
              {tokens.map(({ token }) => (
                <TokenCell key={keyOf(token)} token={token} />
              ))}
            </tr>
          </thead>
          <tbody>
            {FIGURES.map(({ label, show, worth }) => {
              const better = worth === undefined ? null : findBetter(tokens.map(worth))
              return (
                <Row key={label} label={label}>
                  {tokens.map((compared, place) => (
                    <Cell key={keyOf(compared.token)} isBetter={place === better}>
                      {show(compared)}
                    </Cell>
                  ))}
                </Row>
              )
            })}
            <Row label={toolCardCopy.hold}>
              {tokens.map(({ token }) => (
                <Cell key={keyOf(token)}>
                  <HeldCell token={token} vaultId={vaultId} />
                </Cell>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
      {unresolved.length > 0 && (
        <p className="border-t px-4 py-2 text-caption text-3 wrap-anywhere">
          {toolCardCopy.leftOut(unresolved.join(', '))}
        </p>
      )}
    </Card>
  )
}

/** It stays in sight while the others scroll. */
const LABEL_CELL = 'sticky left-0 bg-raised pl-4 text-left text-caption text-3 max-md:pl-3'

const keyOf = ({ chain, address }: Compared['token']) => `${chain}:${address}`

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <tr className="border-b border-line-subtle last:border-b-0">
      <th scope="row" className={cx(LABEL_CELL, 'h-8 font-regular max-md:h-10')}>
        {label}
      </th>
      {children}
    </tr>
  )
}

type CellProps = { readonly isBetter?: boolean; readonly children: ReactNode }

function Cell({ isBetter = false, children }: CellProps) {
  return (
    <td className={cx('truncate px-2 text-right last:pr-4 max-md:last:pr-3', isBetter && 'font-semibold')}>
      {isBetter && (
        <>
          <Check size={13} aria-hidden="true" className="mr-1.5 inline-block align-[-2px] text-3" />
          <VisuallyHidden>{toolCardCopy.better} </VisuallyHidden>
        </>
      )}
      {children}
    </td>
  )
}

function TokenCell({ token }: { readonly token: Compared['token'] }) {
  return (
    <th scope="col" className="px-2 font-semibold last:pr-4 max-md:last:pr-3">
      <button
        type="button"
        title={`${token.symbol} ${token.name}`}
        onClick={() => openToken(token)}
        className="touch-target ml-auto flex max-w-full items-center gap-2 underline-offset-3 hover:underline"
      >
        <TokenMark token={token} size={20} badgeOn="raised" />
        <span className="truncate">{token.symbol}</span>
      </button>
    </th>
  )
}
