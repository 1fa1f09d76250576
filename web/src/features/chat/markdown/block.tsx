import type { Token, Tokens } from 'marked'
import { memo } from 'react'
import { cx } from '../../../ui/cx.ts'
import { Inline } from './inline.tsx'
import { ListBlock } from './list-block.tsx'
import { TableBlock } from './table-block.tsx'

/** One paragraph, list, table or the like. Drawn again only when its own text changed. */
export const Block = memo(
  function Block({ token }: { readonly token: Token }) {
    switch (token.type) {
      case 'space':
      case 'def':
        return null
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading
        return (
          // One level for all: a model that skips levels must not skip them in the page.
          <h3 className={cx('font-semibold', depth === 1 && 'text-figure')}>
            <Inline tokens={tokens} />
          </h3>
        )
      }
      case 'list':
        return <ListBlock list={token as Tokens.List} drawBlocks={drawBlocks} />
      case 'table':
        return <TableBlock table={token as Tokens.Table} />
      case 'code':
        return (
          <pre className="overflow-x-auto rounded-sm border bg-inset p-3 text-body">
            <code className="mono">{(token as Tokens.Code).text}</code>
          </pre>
        )
      case 'blockquote':
        return (
          <blockquote className="flex flex-col gap-2 border-l-2 border-line-strong pl-3 text-2">
            <BlockList tokens={(token as Tokens.Blockquote).tokens} />
          </blockquote>
        )
      case 'hr':
        return <hr className="border-line" />
      case 'html':
        return <p className="whitespace-pre-wrap">{token.raw.trim()}</p>
      default:
        return (
          <p className="wrap-anywhere">
            <Inline tokens={'tokens' in token && token.tokens ? token.tokens : [token]} />
          </p>
        )
    }
  },
  (before, after) => before.token.raw === after.token.raw && before.token.type === after.token.type,
)

const drawBlocks = (tokens: readonly Token[]) => <BlockList tokens={tokens} />

export function BlockList({ tokens }: { readonly tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a block keeps its place, and its text may change under it
    <Block key={index} token={token} />
  ))
}
