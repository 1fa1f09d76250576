import { type CommandPart, isJoint } from '@windhover/core/chat/commands/command'
import type { CommandReading, SlotReading } from '@windhover/core/chat/commands/read-command'
import { cx } from '../../../ui/cx.ts'

type CommandHeadProps = { readonly reading: Extract<CommandReading, { stage: 'slots' }> }

type Piece = { readonly text: string; readonly look: 'word' | 'filled' | 'current' | 'empty' }

/** The command with its slots, as far as they are filled. */
export function CommandHead({ reading: { command, slots, current } }: CommandHeadProps) {
  const extras = command.extras.filter(({ parts }) =>
    parts.some((part) => slots.some(({ slot }) => slot === part)),
  )
  const parts = [...command.parts, ...extras.flatMap((extra) => extra.parts)]
  const pieces = joinFilled(parts.map((part) => pieceOf(part, slots, current?.slot)))
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 border-b px-4 py-1.5 text-caption text-3">
      <code className="font-mono text-body">/{command.name}</code>
      {pieces.map(({ text, look }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have a place and nothing else
        <span key={place} className={cx(look !== 'word' && SLOT, LOOK[look])}>
          {text}
        </span>
      ))}
    </div>
  )
}

/** A slot in the list of commands, named by what belongs there. */
export const SLOT = 'inline-block rounded-xs px-[5px] text-caption leading-5'

const LOOK: Readonly<Record<Piece['look'], string>> = {
  word: '',
  filled: 'max-w-60 truncate bg-active text-1',
  current: 'text-1 ring-1 ring-line-strong ring-inset',
  empty: 'text-2',
}

function pieceOf(part: CommandPart, slots: readonly SlotReading[], current: unknown): Piece {
  if (isJoint(part)) return { text: part[0] ?? '', look: 'word' }
  if (part === current) return { text: part.label, look: 'current' }
  const text = slots.find(({ slot }) => slot === part)?.text.trim() ?? ''
  return text === '' ? { text: part.label, look: 'empty' } : { text, look: 'filled' }
}

/** '25' and 'USDC' are one thing to the eye. */
function joinFilled(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.look === 'filled' && piece.look === 'filled')
      joined.splice(-1, 1, { ...last, text: `${last.text} ${piece.text}` })
    else joined.push(piece)
  }
  return joined
}
