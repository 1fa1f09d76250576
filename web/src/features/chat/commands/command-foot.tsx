import { Kbd } from '../../../ui/kbd.tsx'
import { commandsCopy } from './commands-copy.ts'

type CommandFootProps = { readonly hasChoices: boolean; readonly isFinished: boolean }

/** Names the keys; where there are none, it is left out. */
export function CommandFoot({ hasChoices, isFinished }: CommandFootProps) {
  return (
    <div className="flex h-8.5 items-center gap-4 border-t px-4 text-micro whitespace-nowrap text-3 max-md:hidden">
      {hasChoices && (
        <>
          <span className="inline-flex items-center gap-1">
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            <span className="ml-0.5">{commandsCopy.choose}</span>
          </span>
          <Key name="Tab">{commandsCopy.fillIn}</Key>
        </>
      )}
      {isFinished && <Key name="↵">{commandsCopy.send}</Key>}
      <Key name="Esc">{commandsCopy.close}</Key>
      <span className="ml-auto min-w-0 truncate">{commandsCopy.safeMode}</span>
    </div>
  )
}

function Key({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Kbd>{name}</Kbd>
      {children}
    </span>
  )
}
