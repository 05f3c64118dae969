import { useState } from 'react';
import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Audience, Notification, NotificationFields } from '../../../contract/notifications.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Options } from '../../kit/controls/Options.tsx';
import { useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import { LinkButton } from '../../shell/LinkButton.tsx';
import { toLocalTime, toUtc, zoneName } from './local-time.ts';
import { checkTime, type Schedule, toScheduledAt } from './schedule.ts';
import { audiences } from './words.ts';

interface NotificationFormProps {
  /** What is edited; without one it is a new notification. */
  notification?: Notification;
  send: (fields: NotificationFields) => Promise<Outcome<Notification | null>>;
}

interface Values extends Schedule {
  title: string;
  message: string;
  audience: Audience;
}

/** The fields of a notification. Saved, it leads back to the list. */
export function NotificationForm({ notification, send }: NotificationFormProps) {
  const go = useGo();
  const toast = useToast();
  const [start] = useState(() => valuesOf(notification));
  const form = useForm({
    initial: start,
    checks: {
      title: required('Enter a title.'),
      message: required('Enter a message.'),
      scheduled_at: (_: string, values: Values) => checkTime(values, Date.now()),
    },
    send: (values) =>
      send({
        title: values.title.trim(),
        message: values.message.trim(),
        audience: values.audience,
        scheduled_at: toScheduledAt(values, start, notification),
      }),
    onDone: (_, { title, when }) => {
      toast.success(`${title.trim()} was ${when === 'now' ? 'sent' : 'scheduled'}.`);
      go(pathTo('notifications'));
    },
  });
  const isNow = form.values.when === 'now';
  return (
    <Form
      form={form}
      submitLabel={isNow ? 'Send now' : notification ? 'Save notification' : 'Schedule notification'}
      actions={<LinkButton href={pathTo('notifications')}>Cancel</LinkButton>}
    >
      <TextField label="Title" {...form.field('title')} maxLength={maxLengths.title} required />
      <TextAreaField label="Message" {...form.field('message')} maxLength={maxLengths.message} rows={5} required />
      <SelectField label="Audience" {...form.field('audience')}>
        <Options words={audiences} />
      </SelectField>
      <SelectField
        label="When"
        hint={isNow && 'It goes out as soon as you send it, and can no longer be edited.'}
        {...form.field('when')}
      >
        <option value="later">At a set time</option>
        <option value="now">Now</option>
      </SelectField>
      {isNow || (
        <TextField
          label={`Time (${zoneName()})`}
          hint={utcHint(form.values.scheduled_at)}
          type="datetime-local"
          {...form.field('scheduled_at')}
          required
        />
      )}
    </Form>
  );
}

function valuesOf(notification: Notification | undefined): Values {
  return {
    title: notification?.title ?? '',
    message: notification?.message ?? '',
    audience: notification?.audience ?? 'all',
    when: 'later',
    scheduled_at: toLocalTime(notification?.scheduled_at ?? ''),
  };
}

/** What the server is told, for whoever writes to people in another zone. */
function utcHint(localTime: string): string {
  const moment = toUtc(localTime);
  if (!moment) return 'In the time zone of this device.';
  return `In the time zone of this device. That is ${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC.`;
}
