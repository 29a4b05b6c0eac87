import type pg from 'pg'

/** Has PostgreSQL parse a statement and tell of the columns that its rows would have; nothing is carried out. @throws pg.DatabaseError */
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

  // What pg's client calls as the answer comes.

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
