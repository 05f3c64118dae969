import { type FieldErrors, statuses } from '../../contract/envelope.ts';

interface FailureExtras {
  errors?: FieldErrors;
  headers?: Readonly<Record<string, string>>;
}

/** An error that `respond` sends as the response. For most statuses, the console shows its message. */
export class Failure extends Error {
  readonly status: (typeof statuses)[keyof typeof statuses];
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: Failure['status'], message: string, { errors, headers = {} }: FailureExtras = {}) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export const invalid = (errors: FieldErrors) => new Failure(statuses.invalid, 'Some fields are invalid.', { errors });
export const notFound = (what: string) => new Failure(statuses.notFound, `This ${what} no longer exists.`);
export const conflict = (message: string) => new Failure(statuses.conflict, message);
export const badRequest = (message: string) => new Failure(statuses.badRequest, message);
