import { Kbd } from '../../ui/kbd.tsx'
import { paletteCopy } from './palette-copy.ts'

type PaletteFootProps = {
  readonly enterDoes: string | null
  /** Whether only the question to the agent is left. */
  readonly hasNoMatch: boolean
}

/** Names what Enter will do for the active row. */
export function PaletteFoot({ enterDoes, hasNoMatch }: PaletteFootProps) {
  return (
    <div className="flex h-10 items-center gap-2 border-t px-4 text-caption text-3 max-md:hidden">
      {hasNoMatch ? (
        paletteCopy.noMatch
      ) : (
        <>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {paletteCopy.move}
          {enterDoes !== null && (
            <>
              <Kbd className="ml-3">↵</Kbd>
              <span className="truncate">{enterDoes}</span>
            </>
          )}
        </>
      )}
    </div>
  )
}
