import type pg from 'pg'

/** Asks PostgreSQL for a statement's result columns without running it. @throws pg.DatabaseError */
export function describeStatement(client: pg.ClientBase, text: string): Promise<pg.FieldDef[]> {
  return client.query(new Description(text)).fields
}

/** The extended protocol's Parse and Describe, without Bind and Execute. */
class Description implements pg.Submittable {
  readonly #text: string
  readonly #answer = Promise.withResolvers<pg.FieldDef[]>()
  readonly fields = this.#answer.promise
  #found: pg.FieldDef[] = []

  constructor(text: string) {
    this.#text = text
  }

  submit(connection: pg.Connection) {
    connection.parse({ name: '', text: this.#text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  // pg's client calls these methods.

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.#found = fields
  }

  handleReadyForQuery() {
    this.#answer.resolve(this.#found)
  }

  handleError(error: Error) {
    this.#answer.reject(error)
  }
}
