import { useLaterPart } from './use-later-part.ts'

const loadStrip = () => import('../watch/watch-strip.tsx')

/** Its room is kept from the start, so that nothing above moves when it comes. */
export function WatchSlot({ vaultId }: { readonly vaultId: string | null }) {
  const Strip = useLaterPart(loadStrip)
  return (
    <div className="h-11 flex-none border-t bg-surface">
      {Strip !== null && vaultId !== null && <Strip key={vaultId} vaultId={vaultId} />}
    </div>
  )
}
