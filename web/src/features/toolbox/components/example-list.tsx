import { CopyLine } from '../../../ui/copy-line.tsx'
import { toolboxCopy } from '../copy.ts'

/** R1-145 */
export function ExampleList({ examples, labelledBy }: { examples: readonly string[]; labelledBy: string }) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="mt-3 ml-11 grid gap-3 border-t border-line-subtle pt-3 max-md:ml-0 @max-narrow/panel:ml-0"
    >
      {examples.map((example) => (
        <li key={example}>
          <CopyLine
            text={example}
            label={toolboxCopy.copyExample(example)}
            copiedToast={toolboxCopy.exampleCopied}
            failedToast={toolboxCopy.exampleCopyFailed}
            className="text-2"
          />
        </li>
      ))}
    </ul>
  )
}
