import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { MemoryPage } from './memory-page.tsx'

export default function MemoryPanel() {
  const { vault, isPending } = useSelectedVault()
  return <MemoryPage vaultId={vault?.tokenId ?? null} isPending={isPending} />
}
