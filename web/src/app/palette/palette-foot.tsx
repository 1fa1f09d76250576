import { Kbd } from '../../ui/kbd.tsx'

/** Names what Enter will do for the active row. */
export function PaletteFoot({ enterDoes }: { readonly enterDoes: string | null }) {
  return (
    <div className="flex h-10 items-center gap-2 border-t px-4 text-caption text-3 max-md:hidden">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd>
      move
      {enterDoes !== null && (
        <>
          <Kbd className="ml-3">↵</Kbd>
          <span className="truncate">{enterDoes}</span>
        </>
      )}
    </div>
  )
}
