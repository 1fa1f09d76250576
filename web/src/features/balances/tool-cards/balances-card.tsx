import type { ChainId } from '@windhover/core/chains/chain'
import { useRef, useState } from 'react'
import { formatUsd } from '../../../lib/format-usd.ts'
import { openApp } from '../../../lib/open-app.ts'
import { cardCopy } from '../../../money/cards/card-copy.ts'
import { Nothing } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { shortAmount } from '../../../money/cards/format-card.ts'
import { DayChange } from '../../../money/day-change.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { useScrollFocus } from '../../../ui/use-scroll-focus.ts'
import { toolCardCopy } from './copy.ts'

type Answer = CardProps<'get_balances'>['answer']
type Held = Answer['chains'][number]['tokens'][number] & { readonly chain: ChainId }

/** So many stand in the card; the rest opens inside it. */
const SHOWN_MAX = 6

/** Head and foot stay where they are; a long list scrolls between them. */
export function BalancesCard({ answer }: CardProps<'get_balances'>) {
  const [isOpen, setOpen] = useState(false)
  const held = answer.chains
    .flatMap(({ chain, tokens }) => tokens.map((token): Held => ({ ...token, chain })))
    .toSorted((one, other) => (other.valueUsd ?? 0) - (one.valueUsd ?? 0))
  const rest = held.slice(SHOWN_MAX)
  const hidden = answer.chains.reduce((sum, { hiddenCount }) => sum + hiddenCount, 0)
  return (
    <Card as="section" padded={false} aria-label={toolCardCopy.balances} className="overflow-hidden">
      <Head answer={answer} held={held} />
      {held.length === 0 ? (
        <Nothing>{toolCardCopy.nothingHeld}</Nothing>
      ) : (
        <Rows held={isOpen ? held : held.slice(0, SHOWN_MAX)} />
      )}
      {!answer.isComplete && (
        <p className="border-t border-line-subtle px-4 py-2 text-caption text-warn">
          {toolCardCopy.incomplete}
        </p>
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-2 border-t px-4 py-2">
        <p className="num mr-auto text-caption text-3">{describeRest(isOpen ? [] : rest, hidden)}</p>
        {rest.length > 0 && (
          <Button size={28} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
            {isOpen ? toolCardCopy.showFewer : toolCardCopy.showAll}
          </Button>
        )}
        <Button size={28} onClick={() => openApp('balances')}>
          {toolCardCopy.openBalances}
        </Button>
      </div>
    </Card>
  )
}

function describeRest(rest: readonly Held[], hidden: number): string {
  const worth = formatUsd(rest.reduce((sum, { valueUsd }) => sum + (valueUsd ?? 0), 0))
  return [
    ...(rest.length > 0 ? [toolCardCopy.moreTokens(rest.length, worth ?? cardCopy.unknown)] : []),
    ...(hidden > 0 ? [toolCardCopy.hidden(hidden)] : []),
  ].join(', ')
}

function Head({ answer, held }: { readonly answer: Answer; readonly held: readonly Held[] }) {
  const networks = new Set(held.map(({ chain }) => chain)).size
  return (
    <div className="flex min-h-12 flex-wrap items-baseline gap-x-2 border-b px-4 py-2.5">
      <h3 className="sr-only">{toolCardCopy.balances}</h3>
      <span className="num text-figure font-semibold">{formatUsd(answer.totalUsd)}</span>
      <DayChange change={answer.change24h} />
      {held.length > 0 && (
        <span className="ml-auto text-caption text-3">{toolCardCopy.tokensOn(held.length, networks)}</span>
      )}
    </div>
  )
}

function Rows({ held }: { readonly held: readonly Held[] }) {
  const box = useRef<HTMLDivElement>(null)
  useScrollFocus(box)
  return (
    <div ref={box} className="max-h-80 overflow-y-auto -outline-offset-2">
      <table aria-label={toolCardCopy.balances} className="num w-full border-collapse">
        <thead>
          <tr className="border-b text-micro text-3">
            <Name isFirst>{toolCardCopy.token}</Name>
            <Name isWide>{toolCardCopy.amount}</Name>
            <Name isWide>{toolCardCopy.price}</Name>
            <Name>{toolCardCopy.change}</Name>
            <Name>{toolCardCopy.value}</Name>
          </tr>
        </thead>
        <tbody>
          {held.map((token) => (
            <HeldRow key={`${token.chain}:${token.address}`} token={token} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type NameProps = { readonly children: string; readonly isFirst?: boolean; readonly isWide?: boolean }

/** What is only there where there is room stands under the symbol on a phone. */
function Name({ children, isFirst = false, isWide = false }: NameProps) {
  const place = isFirst ? 'pl-4 text-left' : 'text-right'
  return (
    <th
      scope="col"
      className={cx('py-1.5 pr-4 font-medium whitespace-nowrap', place, isWide && 'max-md:hidden')}
    >
      {children}
    </th>
  )
}

function HeldRow({ token }: { readonly token: Held }) {
  const { symbol, name, amountText, priceUsd, priceChange24hPct, valueUsd } = token
  return (
    <tr className="h-11 border-b border-line-subtle last:border-b-0">
      <td className="max-w-0 min-w-32 py-1 pr-4 pl-4 md:w-2/5">
        <div className="flex min-w-0 items-center gap-2.5">
          <TokenMark token={token} size={24} badgeOn="raised" />
          <span className="min-w-0">
            <span className="block truncate">
              <span className="font-semibold">{symbol}</span>{' '}
              {name !== symbol && <span className="text-3 max-md:hidden">{name}</span>}
            </span>
            <span className="block truncate text-caption text-3 md:hidden">{shortAmount(amountText)}</span>
          </span>
        </div>
      </td>
      <td className="pr-4 text-right text-2 max-md:hidden">{shortAmount(amountText)}</td>
      <td className="pr-4 text-right text-2 max-md:hidden">
        {priceUsd === null ? cardCopy.unknown : <Price usd={priceUsd} />}
      </td>
      <td className="pr-4 text-right">
        <ChangeText value={priceChange24hPct} />
      </td>
      <td className="pr-4 text-right font-semibold">{formatUsd(valueUsd) ?? cardCopy.unknown}</td>
    </tr>
  )
}
