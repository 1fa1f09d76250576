import Coins from 'lucide-react/icons/coins'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { dbcCopy } from '../copy.ts'

export const NoPools = () => <EmptyState icon={<Coins size={24} />} title={dbcCopy.empty} />
