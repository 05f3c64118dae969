import { type FieldErrors, statuses } from '../../../contract/envelope.ts';

type FailureStatus = (typeof statuses)[keyof typeof statuses];

interface FailureExtras {
  errors?: FieldErrors;
  headers?: Readonly<Record<string, string>>;
}

/** An answer other than success, thrown by whoever finds the reason. Its message is written to be shown. */
export class Failure extends Error {
  readonly status: FailureStatus;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: FailureStatus, message: string, { errors, headers = {} }: FailureExtras = {}) {
    super(message);
    this.name = 'Failure';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

export function invalid(errors: FieldErrors): Failure {
  return new Failure(statuses.invalid, 'Some fields need another look.', { errors });
}

export function notFound(what: string): Failure {
  return new Failure(statuses.notFound, `This ${what} does not exist, or no longer does.`);
}

export function conflict(message: string): Failure {
  return new Failure(statuses.conflict, message);
}

export function badRequest(message: string): Failure {
  return new Failure(statuses.badRequest, message);
}
