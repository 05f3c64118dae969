import { admin } from '../contract/admins.ts';
import { profileCalls } from '../contract/profile.ts';
import { mutation, query } from './endpoint.ts';
import { tag } from './tags.ts';

export const getProfile = query(profileCalls.getProfile, () => [tag(admin)]);
export const updateProfile = mutation(profileCalls.updateProfile, () => [tag(admin)]);
