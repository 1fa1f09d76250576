import { useMutation } from '@tanstack/react-query'
import { transactionRoutes } from '@windhover/core/transactions/contract'
import { useState } from 'react'
import { callRoute } from '../../../lib/api/call-route.ts'
import { exportActivity } from '../export-activity.ts'
import { type ActivityFilter, matchesFilter } from '../group-intents.ts'
import { saveFile } from '../save-file.ts'
import { serverFilter } from './list-intents.ts'

const PAGE_SIZE = 100

/** Saves what the filter shows, all of it, as a file. Nothing is saved unless everything could be read. */
export function useExportCsv(vaultId: string) {
  const [rows, setRows] = useState(0)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (filter: ActivityFilter) => {
      setRows(0)
      const { csv, rows: total } = await exportActivity({
        readPage: (cursor) =>
          callRoute(transactionRoutes.listIntents, {
            query: {
              ...serverFilter(vaultId, filter),
              limit: PAGE_SIZE,
              ...(cursor === null ? {} : { cursor }),
            },
          }),
        matches: (view) => matchesFilter(view, filter),
        onProgress: setRows,
      })
      const name = `windhover-vault-${vaultId}-${new Date().toISOString().slice(0, 10)}.csv`
      saveFile(csv, { name, type: 'text/csv' })
      return total
    },
  })
  return { exportCsv: mutateAsync, busy: isPending, rows }
}
