import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Inline } from './inline.tsx'

/** A list inside a list is a block again; how blocks are drawn is handed in, so that neither file needs the other. */
type DrawBlocks = (tokens: readonly Token[]) => ReactNode

/** Tight lists hold words, loose ones hold blocks; a task shows its box as a sign, not as a control. */
export function ListBlock({
  list,
  drawBlocks,
}: {
  readonly list: Tokens.List
  readonly drawBlocks: DrawBlocks
}) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its place while the list grows
    <li key={index} className="pl-1">
      {item.task && <span aria-hidden="true">{item.checked ? '☑ ' : '☐ '}</span>}
      <ItemContent tokens={item.tokens} drawBlocks={drawBlocks} />
    </li>
  ))
  const look = 'flex flex-col gap-1 pl-5 marker:text-3 wrap-anywhere'
  if (!list.ordered) return <ul className={`list-disc ${look}`}>{items}</ul>
  return (
    <ol start={typeof list.start === 'number' ? list.start : 1} className={`list-decimal ${look}`}>
      {items}
    </ol>
  )
}

function ItemContent({
  tokens,
  drawBlocks,
}: {
  readonly tokens: readonly Token[]
  readonly drawBlocks: DrawBlocks
}) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Fragment key={index}>
      {token.type === 'text' ? (
        <Inline tokens={(token as Tokens.Text).tokens ?? [token]} />
      ) : (
        <div className="mt-1 flex flex-col gap-1">{drawBlocks([token])}</div>
      )}
    </Fragment>
  ))
}
