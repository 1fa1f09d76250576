import { CHAINS } from '@windhover/core/chains/all-chains'
import { isJoint } from '@windhover/core/chat/commands/command'
import type { ReactNode } from 'react'
import { ContactMark } from '../../../money/contact-mark.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { cx } from '../../../ui/cx.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { TokenLogo } from '../../../ui/token-logo.tsx'
import type { ChainChoice, Choice, CommandChoice, ContactChoice, TokenChoice } from './choice.ts'
import { SLOT } from './command-head.tsx'
import { commandsCopy } from './commands-copy.ts'

/** The row that is chosen has a lighter ground. */
const QUIET = 'text-3 in-aria-selected:text-2'

type ChoiceRowProps = {
  readonly id: string
  readonly choice: Choice
  readonly typed: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onTake: () => void
}

/** The keyboard stays in the composer, so the row is an option that is pointed at, not a button. */
export function ChoiceRow({ id, choice, typed, isActive, onPoint, onTake }: ChoiceRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are Enter and Tab in the composer
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The press must not take the focus out of the composer before the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onTake}
      className={cx(
        'flex h-9 cursor-pointer items-center gap-3 rounded-sm px-3 whitespace-nowrap select-none max-md:h-12',
        isActive && 'bg-active',
      )}
    >
      {drawChoice(choice, typed)}
    </div>
  )
}

function drawChoice(choice: Choice, typed: string): ReactNode {
  switch (choice.kind) {
    case 'command':
      return <CommandCells choice={choice} typed={typed} />
    case 'token':
      return <TokenCells choice={choice} typed={typed} />
    case 'contact':
      return <ContactCells choice={choice} typed={typed} />
    case 'chain':
      return <ChainCells choice={choice} typed={typed} />
  }
}

type Cells<Kind> = { readonly choice: Kind; readonly typed: string }

function CommandCells({ choice, typed }: Cells<CommandChoice>) {
  const { name, parts, example } = choice.command
  return (
    <>
      <code className="w-20 flex-none font-mono text-body max-md:w-auto max-md:min-w-12">
        /<Begun text={name} typed={typed} />
      </code>
      <span className="flex min-w-0 items-center gap-1 overflow-hidden text-2">
        {parts.map((part) =>
          isJoint(part) ? (
            <span key={`word-${part[0]}`}>{part[0]}</span>
          ) : (
            <span key={part.name} className={cx(SLOT, 'bg-active text-2 in-aria-selected:bg-popover')}>
              {part.label}
            </span>
          ),
        )}
      </span>
      <End className="max-md:hidden @max-narrow/commands:hidden">{example}</End>
    </>
  )
}

function TokenCells({ choice, typed }: Cells<TokenChoice>) {
  const { text, name, tokens } = choice
  const [first] = tokens
  const held = tokens.flatMap((token) => token.held?.text ?? [])
  const where = tokens.map(({ chain }) => CHAINS[chain].name)
  return (
    <>
      {first === undefined ? <TokenLogo symbol={text} size={24} /> : <TokenMark token={first} size={24} />}
      <span>
        <Begun text={text} typed={typed} />
      </span>
      <span className={cx('-ml-1 min-w-0 truncate text-caption', QUIET)}>{name}</span>
      <End>{(held.length > 0 ? held : where).join(', ')}</End>
    </>
  )
}

function ContactCells({ choice: { name, address, times }, typed }: Cells<ContactChoice>) {
  return (
    <>
      <ContactMark name={name} size={24} />
      <span className="flex min-w-0 items-baseline gap-2 max-md:flex-col max-md:gap-0">
        <span className="max-w-full truncate">
          <Begun text={name} typed={typed.trim()} />
        </span>
        <span className={cx('font-mono text-micro', QUIET)}>
          {shortenAddress(address, { head: 4, tail: 4 })}
        </span>
      </span>
      {times > 0 && <End>{commandsCopy.paid(times)}</End>}
    </>
  )
}

function ChainCells({ choice: { chain, text }, typed }: Cells<ChainChoice>) {
  return (
    <>
      <ChainLogo chain={chain} size={20} />
      <Begun text={text} typed={typed} />
    </>
  )
}

/** The letters that were typed are the strong ones. */
function Begun({ text, typed }: { readonly text: string; readonly typed: string }) {
  if (typed === '' || !text.toLowerCase().startsWith(typed.toLowerCase())) return text
  return (
    <>
      <b className="font-semibold">{text.slice(0, typed.length)}</b>
      {text.slice(typed.length)}
    </>
  )
}

function End({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <span className={cx('ml-auto max-w-1/2 flex-none truncate pl-2 text-caption', QUIET, className)}>
      {children}
    </span>
  )
}
