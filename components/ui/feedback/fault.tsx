/** What is wrong with a field, under it; nothing without it. The field is described by the id. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-danger">
      {text}
    </p>
  )
}
