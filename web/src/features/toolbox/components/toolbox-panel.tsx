import Wrench from 'lucide-react/icons/wrench'
import { errorText } from '../../../lib/api/api-error.ts'
import { PanelHeadStart } from '../../../lib/panel-head.tsx'
import { useSelectedVault } from '../../../lib/selected-vault.ts'
import { useSettings } from '../../../lib/settings.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { useToolbox } from '../api/get-toolbox.ts'
import { toolboxCopy } from '../copy.ts'
import { ToolboxPage } from './toolbox-page.tsx'
import { ToolboxSkeleton } from './toolbox-skeleton.tsx'

export default function ToolboxPanel() {
  const { vault, isPending } = useSelectedVault()
  return (
    <>
      <PanelHeadStart>
        <span className="truncate text-caption text-3">{toolboxCopy.about}</span>
      </PanelHeadStart>
      {vault !== null && <VaultToolbox key={vault.tokenId} vaultId={vault.tokenId} />}
      {vault === null && isPending && <ToolboxSkeleton />}
      {vault === null && !isPending && (
        <PanelBody>
          <EmptyState
            icon={<Wrench size={24} />}
            title={toolboxCopy.noVault}
            hint={toolboxCopy.noVaultHint}
          />
        </PanelBody>
      )}
    </>
  )
}

function VaultToolbox({ vaultId }: { vaultId: string }) {
  const { settings, isKnown, ...own } = useSettings(vaultId)
  const toolbox = useToolbox()
  if (toolbox.data !== undefined && isKnown) {
    return <ToolboxPage vaultId={vaultId} settings={settings} toolbox={toolbox.data} />
  }
  const error = toolbox.error ?? own.error
  if (error === null) return <ToolboxSkeleton />
  const retry = () => {
    void toolbox.refetch()
    own.refetch()
  }
  return (
    <PanelBody>
      <ErrorState
        layout="block"
        message={errorText(error, toolboxCopy.loadFailed)}
        onRetry={retry}
        retrying={toolbox.isFetching || own.isFetching}
      />
    </PanelBody>
  )
}
