// Code that the compiler must accept or reject. Never runs: `npm run types` checks it.
import { getCategories } from '../../src/api/categories.ts';
import { mutation, query } from '../../src/api/endpoint.ts';
import { useLazyQuery } from '../../src/api/hooks/use-lazy-query.ts';
import { useMutation } from '../../src/api/hooks/use-mutation.ts';
import { skipToken, useQuery } from '../../src/api/hooks/use-query.ts';
import type * as projects from '../../src/api/projects.ts';
import { signIn } from '../../src/api/session.ts';
import { tag } from '../../src/api/tags.ts';
import type * as users from '../../src/api/users.ts';
import { changeUserStatus, getUser, getUserList } from '../../src/api/users.ts';
import type { BankAccount } from '../../src/contract/bank-accounts.ts';
import type { Category } from '../../src/contract/categories.ts';
import type { ArgsOf, Endpoints } from '../../src/contract/endpoint.ts';
import type { Investment } from '../../src/contract/investments.ts';
import type { Notification } from '../../src/contract/notifications.ts';
import type { projectEndpoints } from '../../src/contract/projects.ts';
import type { SignedIn } from '../../src/contract/session.ts';
import type { Shape, TypeOf } from '../../src/contract/shape.ts';
import { type User, type UserDetail, user, userEndpoints } from '../../src/contract/users.ts';
import { type ApiError, HttpError } from '../../src/http/errors.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_ extends true>() => undefined;
/** Fails to compile if the type contains any endpoint; the compiler's error names it. */
const isNone = <_ extends never>() => undefined;

/** Names of the endpoints whose query or mutation doesn't accept the contract's arguments. */
type Wrong<Of extends Endpoints, Api extends Readonly<Record<keyof Of, { build: (...args: never) => unknown }>>> = {
  [Name in keyof Of]: ArgsOf<Of[Name]> extends Parameters<Api[Name]['build']>[0] ? never : Name;
}[keyof Of];

export function Hooks() {
  const list = useQuery(getUserList, { page: 1 });
  holds<Same<typeof list.error, ApiError | undefined>>();
  const [first] = list.data?.rows ?? [];
  holds<Same<typeof first, User | undefined>>();
  useQuery(getUserList);
  const { data: categories } = useQuery(getCategories);
  holds<Same<typeof categories, readonly Category[] | undefined>>();
  const { currentData } = useQuery(getUser, { id: 'x' });
  holds<Same<typeof currentData, UserDetail | undefined>>();
  const [change, { data }] = useMutation(changeUserStatus);
  holds<Same<typeof data, User | null | undefined>>();
  void change({ user_id: 1, status: 'active' });
  const [send] = useMutation(signIn);
  const signedIn = () => send({ email: '', password: '' }).unwrap();
  holds<Same<Awaited<ReturnType<typeof signedIn>>, SignedIn>>();

  // @ts-expect-error `getUser` needs an id.
  useQuery(getUser);
  useQuery(getUser, skipToken);
  // @ts-expect-error `getUserList` has no argument `pages`.
  useQuery(getUserList, { pages: 1 });
  // @ts-expect-error A status is set by name, never toggled.
  void change({ user_id: 1, status: 'toggle' });
  // @ts-expect-error The id is missing.
  void change({ status: 'active' });
  // @ts-expect-error A result can't be written to.
  list.data = undefined;
}

export function Writing() {
  const ask = useLazyQuery(getUser);
  const named = () => ask({ id: 1 }).unwrap();
  holds<Same<Awaited<ReturnType<typeof named>>, UserDetail>>();
  const [change] = useMutation(changeUserStatus);
  // @ts-expect-error The request has no field `name`.
  void change({ user_id: 1, status: 'active', name: 'Ada' });
  // @ts-expect-error `getUser` takes `id`, not `user_id`.
  void ask({ user_id: 1 });
  // @ts-expect-error Tag types are a fixed set, so that a typo doesn't compile.
  tag('Usr', 1);
  // @ts-expect-error A query's tags are objects, not texts.
  query(userEndpoints.getUser, () => ['User']);
  // @ts-expect-error The queries to update are given as queries, not by name.
  mutation(userEndpoints.changeUserStatus, () => [], ['getUserList']);
  holds<Same<ReturnType<typeof tag>['id'], string | number | undefined>>();
  // @ts-expect-error A response has only the fields of its shape.
  return (detail: UserDetail) => [user, detail.nickname];
}

export function Narrowing() {
  const result = useQuery(getUserList);
  if (result.isSuccess) holds<Same<typeof result.data.rows, readonly User[]>>();
  if (result.isError) holds<Same<typeof result.error, ApiError>>();
  if (result.isUninitialized) holds<Same<typeof result.data, undefined>>();
  // @ts-expect-error There may be no data.
  result.data.rows;
  const { error } = result;
  if (error instanceof HttpError) holds<Same<typeof error.status, number>>();
}

/** The contract's types match their shapes. */
export function Shapes() {
  holds<Same<Investment['amount'], string>>();
  holds<Same<Investment['reason'], string | undefined>>();
  holds<Same<Notification['scheduled_at'], string | null>>();
  holds<Same<BankAccount['is_active'], boolean>>();
  const written = { amount: 'flag?' } as const;
  // @ts-expect-error A `flag?` is a boolean, not text.
  holds<Same<TypeOf<typeof written>['amount'], string | undefined>>();
  // @ts-expect-error There is no kind `sum`.
  return { amount: 'sum' } satisfies Shape;
}

/** The queries and mutations of projects and users accept the contract's arguments. */
export function Arguments() {
  isNone<Wrong<typeof projectEndpoints, typeof projects>>();
  isNone<Wrong<typeof userEndpoints, typeof users>>();
}
