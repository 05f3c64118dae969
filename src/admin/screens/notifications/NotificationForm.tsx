import type { Outcome } from '../../../api/hooks/use-mutation.ts';
import { maxLengths } from '../../../contract/limits.ts';
import type { Audience, Notification, NotificationFields } from '../../../contract/notifications.ts';
import { toLocalTime, toUtc, zoneName } from '../../../lib/local-time.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/Field.tsx';
import { required } from '../../forms/checks.ts';
import { Form } from '../../forms/Form.tsx';
import { type Sent, useForm } from '../../forms/use-form.ts';
import { useLeaveSaved } from '../../forms/use-leave-saved.tsx';
import { Options } from '../../kit/controls/Options.tsx';
import { pathTo } from '../../paths.ts';
import { CancelLink } from '../../shell/LinkButton.tsx';
import { checkTime, type Schedule, toScheduledAt } from './schedule.ts';
import { audiences } from './words.ts';

interface NotificationFormProps {
  /** What is edited, and how it is read anew; without them it is a new notification. */
  notification?: Notification;
  read?: () => Promise<Notification | undefined>;
  send: (fields: NotificationFields, sent: Sent<Notification>) => Promise<Outcome<Notification | null>>;
}

interface Values extends Schedule {
  title: string;
  message: string;
  audience: Audience;
}

/** The fields of a notification. Saved, it leads back to the list. */
export function NotificationForm({ notification, read, send }: NotificationFormProps) {
  const leave = useLeaveSaved('notifications', 'notification', !notification);
  const form = useForm({
    initial: toValues(notification),
    checks: {
      title: required('Enter a title.'),
      message: required('Enter a message.'),
      scheduled_at: (_: string, values: Values) => checkTime(values, Date.now()),
    },
    row: read && { read, toValues },
    send: (values, sent) =>
      send(
        {
          title: values.title.trim(),
          message: values.message.trim(),
          audience: values.audience,
          scheduled_at: toScheduledAt(values, notification),
        },
        sent,
      ),
    onDone: (saved, { title, when }) => leave(title, saved?.notification_id, when === 'now' ? 'sent' : 'scheduled'),
  });
  const isNow = form.values.when === 'now';
  return (
    <Form
      form={form}
      submitLabel={isNow ? 'Send now' : notification ? 'Save notification' : 'Schedule notification'}
      actions={<CancelLink list={pathTo('notifications')} />}
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

function toValues(notification?: Notification): Values {
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
