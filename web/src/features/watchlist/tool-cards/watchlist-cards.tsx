import { cleanText } from '@windhover/core/text/clean-text'
import type { ToldPlace } from '@windhover/core/watchlist/tools'
import { openToken } from '../../../lib/open-token.ts'
import { CardFrame, GroupName, Nothing } from '../../../money/cards/card-frame.tsx'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { Price } from '../../../money/price.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useWatchToken } from '../api/watchlists.ts'
import { watchlistCopy } from '../copy.ts'
import { toolCardCopy } from './copy.ts'
import { OfferedChange, ToWatchlist } from './offered-change.tsx'

const COLUMNS = [
  { name: toolCardCopy.token },
  { name: toolCardCopy.price, isNumber: true },
  { name: toolCardCopy.day, isNumber: true },
]
const NAME_CHARS = 40

/** Every list with its tokens; each opens its page. */
export function WatchlistCard({ answer: { lists } }: CardProps<'list_watchlist'>) {
  const hasOne = lists.length === 1
  return (
    <CardFrame title={toolCardCopy.watchlist} end={<ToWatchlist />} padded={false}>
      {lists.map(({ name, total, tokens }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer never changes, and its lists have no ids.
        <div key={place}>
          {!hasOne && <GroupName>{cleanText(name, NAME_CHARS) || toolCardCopy.watchlist}</GroupName>}
          {total === 0 ? (
            <Nothing>{toolCardCopy.nothing}</Nothing>
          ) : (
            <RowTable
              label={watchlistCopy.label(cleanText(name, NAME_CHARS))}
              fitsPhone
              columns={COLUMNS}
              rows={tokens.map((token) => ({
                id: `${token.chain} ${token.address}`,
                cells: [
                  <TokenLink key="token" token={token} />,
                  <Price key="price" usd={token.priceUsd} />,
                  <ChangeText key="change" value={token.changePct} />,
                ],
              }))}
            />
          )}
          {total > tokens.length && <Nothing>{toolCardCopy.more(total - tokens.length)}</Nothing>}
        </div>
      ))}
    </CardFrame>
  )
}

export function TokenLink({ token }: { readonly token: ToldPlace }) {
  return (
    <TextButton title={cleanText(token.name)} onClick={() => openToken(token)}>
      <bdi>{shownSymbol(token)}</bdi>
    </TextButton>
  )
}

const namesOf = (lists: readonly { readonly name: string }[]) =>
  lists.map(({ name }) => cleanText(name, NAME_CHARS)).join(', ')

export function WatchCard({ answer: { token, lists, isDone } }: CardProps<'watch_token'>) {
  const change = useWatchToken()
  return (
    <OfferedChange
      title={toolCardCopy.watching}
      isDone={isDone || change.isSuccess}
      done={toolCardCopy.isWatched(namesOf(lists))}
      act={toolCardCopy.add}
      isPending={change.isPending}
      onAct={() => change.mutate({ ...placeOf(token), watchlistIds: idsOf(lists), isWatched: true })}
    >
      <TokenLink token={token} />
    </OfferedChange>
  )
}

export function UnwatchCard({ answer: { token, lists, isDone } }: CardProps<'unwatch_token'>) {
  const change = useWatchToken()
  const isNone = lists.length === 0
  return (
    <OfferedChange
      title={toolCardCopy.unwatching}
      isDone={isNone || isDone || change.isSuccess}
      done={isNone ? toolCardCopy.onNone : toolCardCopy.isUnwatched(namesOf(lists))}
      act={toolCardCopy.remove}
      isPending={change.isPending}
      onAct={() => change.mutate({ ...placeOf(token), watchlistIds: idsOf(lists), isWatched: false })}
    >
      <TokenLink token={token} />
    </OfferedChange>
  )
}

const placeOf = ({ chain, address }: ToldPlace) => ({ chain, address })
const idsOf = (lists: readonly { readonly id: string }[]) => lists.map(({ id }) => id)
