import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import type { ReactNode } from 'react'
import { Kbd } from '../kbd.tsx'
import { liveListCopy } from './copy.ts'

type KeyLineProps = {
  readonly keys: readonly { readonly key: string; readonly label: string }[]
  readonly canOpen: boolean
  readonly canSearch: boolean
  /** At the right end: how many there are. */
  readonly end: ReactNode
}

/** Says which keys there are, where there is a keyboard. */
export function KeyLine({ keys, canOpen, canSearch, end }: KeyLineProps) {
  return (
    <div className="flex h-10 flex-none items-center gap-4 border-t px-5 text-caption text-3 max-md:hidden pointer-coarse:hidden @max-narrow/panel:hidden">
      <span className="flex items-center gap-1">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <span className="pl-1">{liveListCopy.move}</span>
      </span>
      {canOpen && <Hint letter={<CornerDownLeft size={11} aria-label="Enter" />} label={liveListCopy.open} />}
      {keys.map(({ key, label }) => (
        <Hint key={key} letter={key.toUpperCase()} label={label} />
      ))}
      {canSearch && <Hint letter="/" label={liveListCopy.search} />}
      <span className="num ml-auto flex-none truncate">{end}</span>
    </div>
  )
}

function Hint({ letter, label }: { readonly letter: ReactNode; readonly label: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Kbd>{letter}</Kbd>
      <span className="truncate">{label}</span>
    </span>
  )
}
