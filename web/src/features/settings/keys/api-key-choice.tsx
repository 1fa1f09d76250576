import { cleanText } from '@windhover/core/text/clean-text'
import { useEffect } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { ChoiceMenu } from '../../../ui/choice-menu.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useVaultKeys } from '../api/list-vault-keys.ts'
import { programCopy } from './keys-copy.ts'

type ApiKeyChoiceProps = {
  readonly vaultId: string
  /** By its hash: the key itself is never asked for. */
  readonly chosen: string | null
  readonly onChoose: (hash: string) => void
}

export function ApiKeyChoice({ vaultId, chosen, onChoose }: ApiKeyChoiceProps) {
  const keys = useVaultKeys(vaultId)
  const usable = (keys.data ?? []).filter(({ revokedAt }) => revokedAt === null)
  const first = usable[0]?.apiKeyHash
  useEffect(() => {
    if (chosen === null && first !== undefined) onChoose(first)
  })
  if (keys.isPending) return <SkeletonRows rows={1} label={programCopy.apiKeysLoading} />
  if (keys.isError) {
    return (
      <ErrorState
        message={errorText(keys.error, programCopy.apiKeysFailed)}
        retrying={keys.isFetching}
        onRetry={() => void keys.refetch()}
      />
    )
  }
  if (usable.length === 0) return <p className="text-caption">{programCopy.apiKeyNone}</p>
  return (
    <ChoiceMenu
      label={programCopy.apiKey}
      className="flex w-full"
      value={chosen ?? ''}
      options={usable.map(({ apiKeyHash, label, hint }) => ({
        value: apiKeyHash,
        label: programCopy.apiKeyOption(cleanText(label), hint),
      }))}
      onChoose={onChoose}
    />
  )
}
