import type { ChainId } from '@windhover/core/chains/chain'
import { cleanText } from '@windhover/core/text/clean-text'
import type { ReactNode } from 'react'
import type { BadgeGround } from '../../ui/network-badge.tsx'
import { TokenMark } from '../marks/token-mark.tsx'
import { tokenRowsCopy } from './copy.ts'

export type ListedToken = {
  readonly chain: ChainId
  readonly address: string
  readonly symbol: string
  readonly name: string
  readonly logoURI?: string | null | undefined
}

const SYMBOL_CHARS = 20
/** Whoever makes a token names it: what cannot be seen is no part of a name. */
export const shownSymbol = ({ symbol }: Pick<ListedToken, 'symbol'>): string =>
  cleanText(symbol, SYMBOL_CHARS) || tokenRowsCopy.unknown

type TokenCellProps = {
  readonly token: ListedToken
  /** In place of the name where columns gave way. */
  readonly narrowSub?: ReactNode
  /** Given where tokens of several networks stand together. */
  readonly badgeOn?: BadgeGround
}

/** Logo, symbol, name: one line each, however long they are. */
export function TokenCell({ token, narrowSub = null, badgeOn }: TokenCellProps) {
  const name = cleanText(token.name)
  const hidesName = narrowSub === null ? '' : 'max-md:hidden @max-narrow/panel:hidden'
  return (
    <span className="flex min-w-0 items-center gap-2">
      <TokenMark token={{ ...token, symbol: shownSymbol(token) }} size={28} badgeOn={badgeOn} />
      <span className="min-w-0 flex-1">
        <bdi title={shownSymbol(token)} className="block truncate font-semibold">
          {shownSymbol(token)}
        </bdi>
        <bdi title={name} className={`block truncate text-caption text-3 ${hidesName}`}>
          {name}
        </bdi>
        {narrowSub !== null && (
          <span className="hidden text-caption max-md:block @max-narrow/panel:block">{narrowSub}</span>
        )}
      </span>
    </span>
  )
}
