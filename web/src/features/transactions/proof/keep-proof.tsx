import type { IntentView } from '@windhover/core/transactions/contract'
import Download from 'lucide-react/icons/download'
import SquareTerminal from 'lucide-react/icons/square-terminal'
import { explorerLink } from '../../../lib/orders/explorer-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { saveFile } from '../save-file.ts'
import { keepCopy } from './copy.ts'
import { proofName } from './proof-name.ts'

/** The file as it came from the server, and how anybody checks it. */
export function KeepProof({ view, text }: { view: IntentView; text: string }) {
  const name = proofName(view)
  const link = explorerLink(view)
  const command = keepCopy.command(name)
  return (
    <Card className="mt-1 px-4 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-48 flex-1">
          <h4 className="text-body font-semibold">{keepCopy.title}</h4>
          <p className="text-caption text-3">{keepCopy.hint}</p>
        </div>
        {link !== null && (
          <TextLink href={link.href} external className="touch-target text-caption">
            {link.label}
          </TextLink>
        )}
        <Button
          variant="primary"
          size={40}
          icon={<Download size={15} aria-hidden="true" />}
          onClick={() => saveFile(text, { name, type: 'application/json' })}
          className="max-md:w-full"
        >
          {keepCopy.download}
        </Button>
      </div>
      <div className="mt-3 flex min-h-9 items-center gap-2.5 rounded-sm border bg-inset py-1 pr-1.5 pl-3">
        <SquareTerminal size={14} aria-hidden="true" className="flex-none text-3" />
        <code className="mono min-w-0 flex-1 text-caption wrap-anywhere text-2">{command}</code>
        <CopyButton iconOnly value={command} label={keepCopy.copyCommand} />
      </div>
    </Card>
  )
}
