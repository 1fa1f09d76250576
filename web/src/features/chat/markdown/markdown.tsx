import { useRef } from 'react'
import { BlockList } from './block.tsx'
import { type Blocks, growBlocks, NO_BLOCKS } from './grow-blocks.ts'

/** The agent's words. Finished blocks are neither read nor drawn again while the rest is being written. */
export function Markdown({ text }: { readonly text: string }) {
  // Not state: what is kept is only a shorter way to the same result.
  const kept = useRef<Blocks>(NO_BLOCKS)
  kept.current = growBlocks(kept.current, text)
  const { done, open } = kept.current
  return (
    <div className="flex flex-col gap-2 text-prose text-1">
      <BlockList tokens={[...done, ...open]} />
    </div>
  )
}
