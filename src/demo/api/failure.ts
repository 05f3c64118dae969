import { type FieldErrors, statuses } from '../../contract/envelope.ts';

/** An error that `respond` sends as the response. For most statuses, the console shows its message. */
export class Failure extends Error {
  override readonly name = 'Failure';
  declare readonly status: (typeof statuses)[keyof typeof statuses];
  declare readonly errors?: FieldErrors;
  declare readonly headers?: Readonly<Record<string, string>>;

  constructor(status: Failure['status'], message: string, extras: Pick<Failure, 'errors' | 'headers'> = {}) {
    super(message);
    Object.assign(this, extras, { status });
  }
}

export const invalid = (errors: FieldErrors) => new Failure(statuses.invalid, 'Some fields are invalid.', { errors });
export const notFound = (what: string) => new Failure(statuses.notFound, `This ${what} no longer exists.`);
export const conflict = (message: string) => new Failure(statuses.conflict, message);
export const badRequest = (message: string) => new Failure(statuses.badRequest, message);
