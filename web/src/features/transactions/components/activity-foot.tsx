import { errorText } from '../../../lib/api/api-error.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useExportCsv } from '../api/export-csv.ts'
import { activityCopy } from '../copy.ts'
import type { ActivityFilter } from '../group-intents.ts'

export function ActivityFoot({ vaultId, filter }: { vaultId: string; filter: ActivityFilter }) {
  const { exportCsv, busy, rows } = useExportCsv(vaultId)
  const run = () =>
    exportCsv(filter).then(
      (total) => toast.success({ title: activityCopy.exported(total) }),
      (error: unknown) => toast.error({ title: errorText(error, activityCopy.exportFailed) }),
    )
  return (
    <footer className="flex min-h-10 flex-none items-center justify-between gap-4 border-t px-5 py-2 text-caption text-3 max-md:px-4 @max-narrow/panel:px-4">
      <p className="min-w-0">{activityCopy.promise}</p>
      <TextButton
        className="num flex-none max-md:min-h-11"
        aria-disabled={busy || undefined}
        onClick={() => (busy ? undefined : void run())}
      >
        {busy ? activityCopy.exporting(rows) : activityCopy.exportCsv}
      </TextButton>
    </footer>
  )
}
