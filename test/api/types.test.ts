// What the compiler must accept and refuse; running it shows nothing more.
import { test } from 'node:test';
import {
  useChangeUserStatusMutation,
  useGetCategoriesQuery,
  useGetUserListQuery,
  useGetUserQuery,
  useSignInMutation,
} from '../../src/api/hooks.ts';
import type { mutations } from '../../src/api/mutations.ts';
import type { queries } from '../../src/api/queries.ts';
import type { Calls } from '../../src/contract/calls.ts';
import type { Category, SignedIn, User, UserDetail } from '../../src/contract/types.ts';
import type { ApiError } from '../../src/http/errors.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_ extends true>() => undefined;

type Endpoints = typeof queries & typeof mutations;
type Wrong = {
  [Name in keyof Endpoints]: Calls[Name]['args'] extends Parameters<Endpoints[Name]['call']>[0] ? never : Name;
}[keyof Endpoints];

export function Hooks() {
  const list = useGetUserListQuery({ page: 1 }, { skip: false, pollingInterval: 1000, refetchOnFocus: true });
  holds<Same<typeof list.error, ApiError | undefined>>();
  const [first] = list.data?.rows ?? [];
  holds<Same<typeof first, User | undefined>>();
  useGetUserListQuery();
  const { data: categories } = useGetCategoriesQuery();
  holds<Same<typeof categories, Category[] | undefined>>();
  const { currentData } = useGetUserQuery({ id: 'x' });
  holds<Same<typeof currentData, UserDetail | undefined>>();
  const [change, { data }] = useChangeUserStatusMutation();
  holds<Same<typeof data, User | null | undefined>>();
  change({ user_id: 1, status: 'active' });
  const [signIn] = useSignInMutation();
  const signedIn = () => signIn({ email: '', password: '' }).unwrap();
  holds<Same<Awaited<ReturnType<typeof signedIn>>, SignedIn>>();

  // @ts-expect-error An id is needed.
  useGetUserQuery();
  // @ts-expect-error There is no such argument.
  useGetUserListQuery({ pages: 1 });
  // @ts-expect-error There is no such option.
  useGetCategoriesQuery(undefined, { polling: 1 });
  // @ts-expect-error A status is named, never toggled.
  change({ user_id: 1, status: 'toggle' });
  // @ts-expect-error The id is missing.
  change({ status: 'active' });
  // @ts-expect-error A result can't be written to.
  list.data = undefined;
}

test('types agree with the contract', () => {
  holds<Same<Wrong, never>>();
});
