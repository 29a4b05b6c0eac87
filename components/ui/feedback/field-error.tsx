/** Shows a field's error under it; nothing without one. The field refers to it by `id`. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-danger">
      {text}
    </p>
  )
}
