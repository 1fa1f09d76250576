import { VAULT_NAME_CHARS_MAX, type VaultColor } from '@windhover/core/vaults/constants'
import { vaultNumber } from '@windhover/core/vaults/vault-name'
import { TextField } from '../../../ui/text-field.tsx'
import { lookCopy } from '../look-copy.ts'
import { ColorChoice } from './color-choice.tsx'

type VaultLookFieldsProps = {
  readonly vaultId: string
  readonly name: string
  readonly onName: (name: string) => void
  /** The field was left, or Enter was pressed in it. */
  readonly onNameEnd?: () => void
  readonly color: VaultColor | null
  readonly onColor: (color: VaultColor | null) => void
  readonly problem: string | undefined
}

export function VaultLookFields(props: VaultLookFieldsProps) {
  const { vaultId, name, onName, onNameEnd, color, onColor, problem } = props
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <TextField
        className="min-w-44 flex-1"
        label={lookCopy.name}
        value={name}
        placeholder={vaultNumber(vaultId)}
        maxLength={VAULT_NAME_CHARS_MAX}
        autoComplete="off"
        hint={lookCopy.nameHint}
        error={problem}
        onChange={(event) => onName(event.target.value)}
        onBlur={onNameEnd}
        onKeyDown={(event) => event.key === 'Enter' && onNameEnd?.()}
      />
      <div>
        <p className="mb-1.5 text-caption text-3">{lookCopy.color}</p>
        <ColorChoice value={color} onChange={onColor} />
      </div>
    </div>
  )
}
