import { Badge } from '#components/ui/badge.tsx'

/** Of engines of the demo: what was measured in their answers says nothing of the brand. */
export function InventedMark() {
  return <Badge tone="warn">Invented answers</Badge>
}
