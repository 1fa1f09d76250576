import { useEffect, useEffectEvent } from 'react'
import { useAccount } from '../../../lib/session.ts'
import { useFirstVault } from '../use-first-vault.ts'
import { MakingVault } from './making-vault.tsx'
import { ReadyVault } from './ready-vault.tsx'

export default function VaultReadyScreen({ onContinue }: { onContinue: () => void }) {
  const { vault, keyTried, failed, refetch } = useFirstVault()
  // Who only looks around is let in at once: nothing on this page is for them yet.
  const passing = useAccount()?.guest ?? false
  const leave = useEffectEvent(onContinue)
  useEffect(() => {
    if (passing && keyTried) leave()
  }, [passing, keyTried])
  return (
    <main className="grid min-h-dvh place-items-center bg-surface px-5 py-12 max-md:items-start">
      <div className="@container/deposit w-full max-w-110">
        {vault === null || passing ? (
          <MakingVault failed={failed} onRetry={() => void refetch()} />
        ) : (
          <ReadyVault vault={vault} onContinue={onContinue} />
        )}
      </div>
    </main>
  )
}
