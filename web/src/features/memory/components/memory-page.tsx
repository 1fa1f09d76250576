import Brain from 'lucide-react/icons/brain'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { memoryCopy } from '../copy.ts'
import { MemorySkeleton } from './memory-skeleton.tsx'
import { VaultMemories } from './vault-memories.tsx'

const FIRST_CARDS = 6

/** R1-137 */
export function MemoryPage({ vaultId, isPending }: { vaultId: string | null; isPending: boolean }) {
  if (vaultId !== null) return <VaultMemories key={vaultId} vaultId={vaultId} />
  if (!isPending) {
    return <EmptyState className="m-auto" icon={<Brain size={24} />} title={memoryCopy.noVault} />
  }
  return (
    <PanelBody>
      <MemorySkeleton cards={FIRST_CARDS} label={memoryCopy.loading} />
    </PanelBody>
  )
}
